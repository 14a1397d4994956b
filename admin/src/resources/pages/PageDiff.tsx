import type { PageText } from '@contracts/page-editing';
import { DiffText } from '../cases/DiffText';

const bodyOf = ({ description, markdown }: PageText): string => `${description}\n\n${markdown}`;

/** What goes and comes from one text of a page to another: title, description and Markdown. */
export const PageDiff = ({ label, from, to }: { label: string; from: PageText; to: PageText }) => (
  <DiffText label={label} title={[from.title, to.title]} text={[bodyOf(from), bodyOf(to)]} />
);
