import {translate} from '@docusaurus/Translate';
import story from '@generated/docusaurus-plugin-company/default/story.json';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import {company} from '@site/src/data/company';

import Team from '../Team';
import styles from './styles.module.css';

/** How the company came to be, as far as it is given, and beside it the people. */
export default function Story() {
  const {foundedYear} = company;
  const {yearsOfExperience} = company.stats;
  const facts = [
    foundedYear !== null &&
      translate(
        {id: 'about.story.founded', message: 'We started in {year}.'},
        {year: String(foundedYear)},
      ),
    // Without the plus sign of "25+": translations may say "more than 25".
    yearsOfExperience !== null &&
      translate(
        {
          id: 'about.story.today',
          message:
            'Today the crew brings {number}+ years of combined experience to shingle, metal, tile and flat roofs.',
        },
        {number: Number.parseInt(yearsOfExperience, 10)},
      ),
    translate({
      id: 'about.story.begin',
      message:
        'Every job still begins the same way: a free inspection, and a report that says what’s fine as well as what isn’t.',
    }),
  ];
  return (
    <Section labelledBy="story-title" tileEdge>
      <Split>
        <div className={styles.text}>
          <h2 id="story-title" lang={story?.lang}>
            {story?.title ?? company.name}
          </h2>
          {story?.paragraphs.map((text) => (
            <p key={text} lang={story?.lang}>
              {text}
            </p>
          ))}
          <p>{facts.filter(Boolean).join(' ')}</p>
        </div>
        <Team />
      </Split>
    </Section>
  );
}
