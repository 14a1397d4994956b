import { PROJECT_WRITING_TEXT } from '@contracts/project-writing';
import { toast } from '../../../design/toast';
import { useArchiveProject } from '../api/saveProject';

/** Puts a project away, or brings it back; either is offered to be taken back. */
export function useArchiving(projectId: string) {
  const { mutate, isPending } = useArchiveProject(projectId);
  const archive = (archived: boolean, onDone?: () => unknown) =>
    mutate(
      { archived },
      {
        onSuccess: () => {
          void toast({
            text: archived ? PROJECT_WRITING_TEXT.archivedDone : PROJECT_WRITING_TEXT.unarchivedDone,
            action: { label: 'Geri al', run: () => archive(!archived) },
          });
          onDone?.();
        },
      },
    );
  return { archive, isPending };
}
