import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { ProjectEvent, ProjectUpdateEvent } from '../../projects/public.js';
import { SettleImages } from './image.commands.js';

const settle = ({ data: { projectId } }: { readonly data: { readonly projectId: string } }): readonly Reaction[] => [
  { send: intent(SettleImages, { kind: 'project', textId: projectId }) },
];
const settleUpdate = ({ data: { updateId } }: { readonly data: { readonly updateId: string } }): readonly Reaction[] => [
  { send: intent(SettleImages, { kind: 'update', textId: updateId }) },
];

/** Pictures know which projects show them, with their postings, and which of their updates. */
export const settleProjectImages = policy<ProjectEvent | ProjectUpdateEvent>({
  name: 'settle-project-images',
  on: {
    ProjectCreated: settle,
    ProjectRevised: settle,
    ProjectDeleted: settle,
    ProjectRestored: settle,
    ProjectWithdrawn: settle,
    PostingOpened: settle,
    PostingRevised: settle,
    PostingRemoved: settle,
    ProjectUpdatePosted: settleUpdate,
    ProjectUpdateEdited: settleUpdate,
    ProjectUpdateDeleted: settleUpdate,
    ProjectUpdateWithdrawn: settleUpdate,
    ProjectUpdateRemoved: settleUpdate,
    ProjectUpdateRestored: settleUpdate,
  },
});
