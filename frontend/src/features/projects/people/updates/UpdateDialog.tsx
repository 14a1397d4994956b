import type { ProjectUpdate } from '@contracts/project-updates';
import type { Project } from '@contracts/projects';
import { Dialog } from '../../../../design/Dialog';
import { UpdateForm } from './UpdateForm';

interface Props {
  memberId: string;
  project: Project;
  update: ProjectUpdate;
  onClose: () => void;
}

/** An update being changed by its author. */
export const UpdateDialog = (props: Props) => (
  <Dialog title="Güncellemeyi düzenle" size="xl" fillsPhone onClose={props.onClose} footer={null}>
    <UpdateForm {...props} />
  </Dialog>
);
