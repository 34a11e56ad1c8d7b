import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import byService from '@generated/docusaurus-plugin-company/default/byService.json';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import team from '@generated/docusaurus-plugin-company/default/team.json';
import Credentials from '@site/src/components/Credentials';
import {useFormats} from '@site/src/components/useFormats';
import {routes} from '@site/src/data/routes';

import styles from './styles.module.css';

/** Beside a service: what can be looked up, who checks the photos, and that no review of it is quoted, if so. */
export default function Proof({slug}: {slug: string}) {
  const {oneOf} = useFormats();
  return (
    <div className={styles.proof}>
      <Credentials extent="short" />
      {team.length > 0 && (
        <p>
          <Translate id="otherwise.team.leadOne" values={{name: oneOf(team.map(({name}) => name))}}>
            {'{name} checks the photos of your roof before you get a price.'}
          </Translate>
        </p>
      )}
      {!byService[slug] && (
        <p>
          <Translate id="services.proof.noReview">
            There are no reviews of this service here yet.
          </Translate>{' '}
          {reviews.length > 0 && (
            <Link to={routes.testimonials}>
              <Translate id="home.reviews.all">Read more reviews</Translate>
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
