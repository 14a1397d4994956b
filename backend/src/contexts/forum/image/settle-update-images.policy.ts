import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { ProjectUpdateEvent } from '../../projects/public.js';
import { SettleImages } from './image.commands.js';

const settle = ({ data: { updateId } }: { readonly data: { readonly updateId: string } }): readonly Reaction[] => [
  { send: intent(SettleImages, { kind: 'update', textId: updateId }) },
];

/** Pictures know which updates of projects show them. */
export const settleUpdateImages = policy<ProjectUpdateEvent>({
  name: 'settle-update-images',
  on: { ProjectUpdatePosted: settle, ProjectUpdateEdited: settle, ProjectUpdateDeleted: settle, ProjectUpdateWithdrawn: settle },
});
