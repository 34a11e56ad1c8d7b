import ArticleChecklist from '@site/src/components/ArticleChecklist';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import CompanyName from '@site/src/components/CompanyName';
import EmailLink from '@site/src/components/EmailLink';
import Figure from '@site/src/components/Figure';
import PhoneLink from '@site/src/components/PhoneLink';
import Photo from '@site/src/components/Prose/Photo';
import ScrollTable, {Cell, ColumnHeading} from '@site/src/components/ScrollTable';
import Sources, {Source} from '@site/src/components/Sources';
import {OrWrite} from '@site/src/components/WhoAnswers';
import OriginalComponents from '@theme-original/MDXComponents';

/** Components that Markdown may use without importing them. */
const MDXComponents = {
  ...OriginalComponents,
  table: ScrollTable,
  th: ColumnHeading,
  td: Cell,
  Figure,
  Checklist: ArticleChecklist,
  ClaimsNotice,
  Company: CompanyName,
  OrWrite,
  Phone: PhoneLink,
  Photo,
  Email: EmailLink,
  Sources,
  Source,
};

export default MDXComponents;
