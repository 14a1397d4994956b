import type { Project } from '@contracts/projects';
import { IconArchive, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Ask } from '../../../calls/Ask';
import { AskDelete } from '../../../calls/AskDelete';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';
import { useArchiveProject, useDeleteProject } from '../api/saveProject';
import classes from './ProjectForm.module.css';

const DELETE = {
  title: 'Proje silinsin mi?',
  effect: 'Proje listelerden kalkar ve sayfası açılmaz olur; yardım ilanları, bekleyen davetler ve başvurular da biter. Bu geri alınamaz.',
} as const;

const ARCHIVE = {
  title: 'Proje arşivlensin mi?',
  effect:
    'Proje okunur kalır; açık ilanları kapanır, bekleyen davetleri geri alınır. Arşivden çıkarabilirsiniz; kapanan ilanları o zaman kendiniz yeniden açarsınız.',
} as const;

/** How a project ends, for its owner: put away for as long as they like, or deleted for good. */
export function ProjectEnd({ project }: { project: Project }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const archiving = useArchiveProject(project.id);
  const deleting = useDeleteProject(project.id);
  if (project.viewer.role !== 'owner') return null;
  return (
    <div className={classes.end}>
      <p>Arşivlenen proje okunur kalır; açık ilanları kapanır, bekleyen davetleri geri alınır. İstediğinizde arşivden çıkarabilirsiniz.</p>
      <div className={classes.ways}>
        <Button size="small" icon={<IconArchive aria-hidden="true" />} onClick={() => setAsking('archive')}>
          Arşivle
        </Button>
        <Button size="small" icon={<IconTrash aria-hidden="true" />} onClick={() => setAsking('delete')}>
          Sil
        </Button>
      </div>
      {asking === 'archive' && (
        <Ask
          {...ARCHIVE}
          verb="Arşivle"
          doing="Arşivleniyor…"
          calling={archiving}
          onDo={() => archiving.mutate(undefined, { onSuccess: () => void navigate(paths.project(project.id)) })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delete' && (
        <AskDelete
          {...DELETE}
          deleting={deleting}
          onDelete={() => deleting.mutate(undefined, { onSuccess: () => void navigate(paths.projects(), { replace: true }) })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
