import Translate from '@docusaurus/Translate';
import photos from '@generated/photos/default/team.json';
import Section from '@site/src/components/Section';
import SectionTitle from '@site/src/components/SectionTitle';
import {team} from '@site/src/data/team';
import type {ReactNode} from 'react';

import Portrait from './Portrait';
import styles from './styles.module.css';

/** The people: portrait, name, title and two quotes each. */
export default function Team(): ReactNode {
  return (
    <Section labelledBy="team-title">
      <SectionTitle
        id="team-title"
        title={<Translate id="about.team.title">Two names to hold us to it</Translate>}
        lead={
          <Translate id="about.team.lead">
            One of them checks the photos of your roof before you get a price.
          </Translate>
        }
      />
      <ul className={styles.team}>
        {team().map(({id, name, photo, title, quotes}) => (
          <li key={id} className={styles.member}>
            <Portrait name={name} photo={photo && (photos[photo.src] ?? photo.src)} />
            <div>
              <h3>{name}</h3>
              <p className={styles.title}>{title}</p>
              {quotes.map((quote) => (
                <blockquote key={quote} className={styles.quote}>
                  <Translate id="about.team.quote" values={{quote}}>
                    {'“{quote}”'}
                  </Translate>
                </blockquote>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
