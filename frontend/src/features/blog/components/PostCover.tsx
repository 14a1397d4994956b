import { IconArticle } from '@tabler/icons-react';
import { Cover } from '../../../design/Cover';

/** The picture of a post. */
export const PostCover = (props: { url: string | null; early?: boolean }) => <Cover icon={<IconArticle />} {...props} />;
