import { IconRocket } from '@tabler/icons-react';
import { Cover } from '../../../design/Cover';

/** The picture of a project. */
export const ProjectCover = (props: { url: string | null; early?: boolean }) => <Cover icon={<IconRocket />} {...props} />;
