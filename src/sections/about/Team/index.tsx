import Translate from '@docusaurus/Translate';
import team from '@generated/docusaurus-plugin-company/default/team.json';
import SectionTitle from '@site/src/components/SectionTitle';

import Portrait from './Portrait';
import styles from './styles.module.css';

/** The people: portrait, name, title and two quotes each. */
export default function Team() {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team-title">
      <SectionTitle
        id="team-title"
        title={
          team.length === 1 ? (
            <Translate id="otherwise.team.one">The person who answers for our work</Translate>
          ) : team.length === 2 ? (
            <Translate id="about.team.title">Two people who answer for our work</Translate>
          ) : (
            <Translate id="about.team.names">The people who answer for our work</Translate>
          )
        }
        lead={
          team.length === 1 ? (
            <Translate id="otherwise.team.leadOne" values={{name: team[0]!.name}}>
              {'{name} checks the photos of your roof before you get a price.'}
            </Translate>
          ) : (
            <Translate id="about.team.lead">
              One of them checks the photos of your roof before you get a price.
            </Translate>
          )
        }
      />
      <ul className={styles.team}>
        {team.map(({id, name, photo = null, title, paragraphs, lang}) => (
          <li key={id} className={styles.member}>
            <Portrait name={name} photo={photo} />
            <div>
              <h3>{name}</h3>
              <p className={styles.title} lang={lang}>
                {title}
              </p>
              {paragraphs.map((quote) => (
                <blockquote key={quote} className={styles.quote} lang={lang}>
                  <Translate id="about.team.quote" values={{quote}}>
                    {'“{quote}”'}
                  </Translate>
                </blockquote>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
