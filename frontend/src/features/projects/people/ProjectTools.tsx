import type { Project } from '@contracts/projects';
import { IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { Button, LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import { useUnarchiveProject } from '../api/saveProject';
import { runs } from './rights';

/** What those who run a project do with it as a whole. */
export function ProjectTools({ project: { id, viewer, archived, hidden } }: { project: Project }) {
  const unarchiving = useUnarchiveProject(id);
  if (archived)
    return (
      viewer.role === 'owner' && (
        <Button icon={<IconArchiveOff aria-hidden="true" />} busy={unarchiving.isPending && 'Çıkarılıyor…'} onClick={() => unarchiving.mutate()}>
          Arşivden çıkar
        </Button>
      )
    );
  if (!runs(viewer.role) || hidden) return null;
  return (
    <LinkButton icon={<IconPencil aria-hidden="true" />} to={paths.editProject(id)}>
      Düzenle
    </LinkButton>
  );
}
