import type { Project } from '@contracts/projects';
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskDelete } from '../../../calls/AskDelete';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';
import { useDeleteProject } from '../api/saveProject';
import classes from './ProjectForm.module.css';
import { useArchiving } from './useArchiving';

const DELETE = {
  title: 'Proje silinsin mi?',
  effect: 'Proje listelerden kalkar ve sayfası açılmaz olur; yardım ilanları, bekleyen davetler ve başvurular da biter. Bu geri alınamaz.',
} as const;

/** How a project ends, for its owner: put away for as long as they like, or deleted for good. */
export function ProjectEnd({ project }: { project: Project }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const archiving = useArchiving(project.id);
  const deleting = useDeleteProject(project.id);
  if (project.viewer.role !== 'owner') return null;
  return (
    <div className={classes.end}>
      <p>Arşivlenen proje okunur kalır; açık ilanları kapanır, bekleyen davetleri geri alınır. İstediğinizde arşivden çıkarabilirsiniz.</p>
      <div className={classes.ways}>
        <Button
          size="small"
          icon={<IconArchive aria-hidden="true" />}
          busy={archiving.isPending && 'Arşivleniyor…'}
          onClick={() => archiving.archive(true, () => navigate(paths.project(project.id)))}
        >
          Arşivle
        </Button>
        <Button size="small" icon={<IconTrash aria-hidden="true" />} onClick={() => setAsking(true)}>
          Sil
        </Button>
      </div>
      {isAsking && (
        <AskDelete
          {...DELETE}
          deleting={deleting}
          onDelete={() => deleting.mutate(undefined, { onSuccess: () => void navigate(paths.projects(), { replace: true }) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
