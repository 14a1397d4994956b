import { imagesIn } from '../../../../contracts/writing.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { ProjectEvent, ProjectUpdateEvent } from '../../projects/public.js';
import { SettleImages } from './image.commands.js';

/** `words`: what the fact says, by which a picture may have come. */
const settle = (kind: 'project' | 'update', textId: string, ...words: readonly (string | null)[]): readonly Reaction[] => [
  { send: intent(SettleImages, words.some((text) => imagesIn(text ?? '').length > 0) ? { kind, textId } : { kind, textId, adds: false }) },
];
/** What returns may show any picture again. */
const settleAll = (kind: 'project' | 'update', textId: string): readonly Reaction[] => [{ send: intent(SettleImages, { kind, textId }) }];

/** Pictures know which projects show them, with their postings, and which of their updates. */
export const settleProjectImages = policy<ProjectEvent | ProjectUpdateEvent>({
  name: 'settle-project-images',
  readsSealed: true,
  on: {
    ProjectCreated: ({ data: { projectId, cover, description } }) => settle('project', projectId, cover, description),
    ProjectRevised: ({ data: { projectId, cover, description } }) => settle('project', projectId, cover, description),
    ProjectDeleted: ({ data: { projectId } }) => settle('project', projectId),
    ProjectRestored: ({ data: { projectId } }) => settleAll('project', projectId),
    ProjectWithdrawn: ({ data: { projectId } }) => settle('project', projectId),
    PostingOpened: ({ data: { projectId, description } }) => settle('project', projectId, description),
    PostingRevised: ({ data: { projectId, description } }) => settle('project', projectId, description),
    PostingRemoved: ({ data: { projectId } }) => settle('project', projectId),
    ProjectUpdatePosted: ({ data: { updateId, content } }) => settle('update', updateId, content),
    ProjectUpdateEdited: ({ data: { updateId, content } }) => settle('update', updateId, content),
    ProjectUpdateDeleted: ({ data: { updateId } }) => settle('update', updateId),
    ProjectUpdateWithdrawn: ({ data: { updateId } }) => settle('update', updateId),
    ProjectUpdateRemoved: ({ data: { updateId } }) => settle('update', updateId),
    ProjectUpdateRestored: ({ data: { updateId } }) => settleAll('update', updateId),
  },
});
