import type { PostAuthor } from '../../../../contracts/blog.js';
import { SUBROLE_LABEL } from '../../../../contracts/subroles.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';

/** Who wrote it, with the mark of those whom the house has made blog authors. */
export const byline = ({ name, is_blog_author }: PostAuthor): SafeHtml => html`<bdi>${name}</bdi>${is_blog_author && html` (${SUBROLE_LABEL.blog_author})`}`;
