import type { ProjectUpdate } from '@contracts/project-updates';
import type { Project } from '@contracts/projects';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AskDelete } from '../../../../calls/AskDelete';
import { useMuted } from '../../../../calls/useMuted';
import { useMember } from '../../../../client/session';
import { ActionButton } from '../../../../design/ActionButton';
import { piece } from '../../../../design/piece';
import { useDeleteUpdate } from '../../api/updates';
import { mayDeleteUpdate, mayEditUpdate } from '../rights';

const UpdateDialog = piece(() => import('./UpdateDialog').then((file) => file.UpdateDialog));

interface Props {
  project: Project;
  update: ProjectUpdate;
}

/** What is done with an update, each only for who may. */
export function UpdateTools({ project, update }: Props) {
  const member = useMember();
  const muted = useMuted();
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null);
  const deleting = useDeleteUpdate(update.id);
  if (!member) return null;
  const close = () => setAsking(null);
  return (
    <>
      {mayEditUpdate(project, update, member.id) && !muted && (
        <ActionButton action={{ label: 'Düzenle', icon: <IconPencil aria-hidden="true" />, run: () => setAsking('edit') }} />
      )}
      {mayDeleteUpdate(project, update, member.id) && (
        <ActionButton action={{ label: 'Sil…', icon: <IconTrash aria-hidden="true" />, run: () => setAsking('delete') }} />
      )}
      {asking === 'edit' && <UpdateDialog memberId={member.id} project={project} update={update} onClose={close} />}
      {asking === 'delete' && (
        <AskDelete
          title="Güncelleme silinsin mi?"
          effect="Güncelleme, beğenileri ve düzenleme geçmişiyle birlikte projenin sayfasından kalkar. Bu geri alınamaz."
          deleting={deleting}
          onDelete={() => deleting.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
