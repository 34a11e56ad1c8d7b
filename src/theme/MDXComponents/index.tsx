import ArticleChecklist from '@site/src/components/ArticleChecklist';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import DataHost from '@site/src/components/DataHost';
import {EmailLink, PhoneLink} from '@site/src/components/company';
import Figure from '@site/src/components/Figure';
import Photo from '@site/src/components/Prose/Photo';
import QuoteSheet from '@site/src/components/QuoteSheet';
import RoofStanding from '@site/src/components/RoofStanding';
import ScrollTable, {Cell, ColumnHeading} from '@site/src/components/ScrollTable';
import Sources, {Source} from '@site/src/components/Sources';
import {OrWrite} from '@site/src/components/WhoAnswers';
import {company} from '@site/src/data/company';
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
  Company: () => company.name,
  DataHost,
  OrWrite,
  Phone: PhoneLink,
  Photo,
  Email: EmailLink,
  QuoteSheet,
  RoofStanding,
  Sources,
  Source,
};

export default MDXComponents;
