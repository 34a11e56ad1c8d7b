import Translate from '@docusaurus/Translate';
import {useFormats} from '@site/src/components/useFormats';

/** "July 2025" as the page's language writes it; `date` in ISO form. */
function Month({date}: {date: string}) {
  const day = date.slice(0, 10);
  return <time dateTime={day}>{useFormats().month(day)}</time>;
}

/** When an article was last checked against its sources, when it was published, and "8 min read". */
export default function ArticleFacts({
  date,
  checked,
  readTime,
}: {
  date: string;
  checked?: string;
  readTime: number;
}) {
  return (
    <>
      {checked && (
        <span>
          <Translate
            id="article.meta.checked"
            description="{date} is a month: when the text was last compared with its sources"
            values={{date: <Month date={checked} />}}
          >
            {'Checked {date}'}
          </Translate>
        </span>
      )}
      <span>
        <Translate id="article.meta.published" values={{date: <Month date={date} />}}>
          {'Published {date}'}
        </Translate>
      </span>
      <span>
        <Translate id="article.meta.readTime" values={{minutes: readTime}}>
          {'{minutes} min read'}
        </Translate>
      </span>
    </>
  );
}
