import type { CommandClass } from '../../../kernel/command.js';
import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { UpdatePictures } from '../../forum/image/pictures-of-texts.port.js';
import { LikeableUpdates } from '../../forum/like/likeable-updates.port.js';
import { UpdatesOfLeaving } from '../../forum/withdrawal/updates-of-leaving.port.js';
import { ProjectUpdates } from '../project/project-updates.port.js';
import { AuthorUpdates } from './author-updates.port.js';
import { AuthorUpdatesQuery } from './author-updates.query.js';
import { ProjectUpdatesQuery } from './project-updates.query.js';
import {
  DeleteProjectUpdate,
  EditProjectUpdate,
  HideProjectUpdate,
  PostProjectUpdate,
  type ProjectUpdateCommand,
  RemoveProjectUpdate,
  RestoreProjectUpdate,
  RestoreRemovedUpdate,
  UndoUpdateDecision,
  WithdrawProjectUpdate,
} from './update.commands.js';
import { updatesView, updateTotalsView } from './update.model.js';
import { updateOwnData } from './update.own-data.js';
import { updateProjection } from './update.projection.js';
import { UpdateQuery } from './update.query.js';
import { updateStream } from './update.stream.js';
import { updateTold } from './update.told.js';
import { UpdateAnswers } from './update-answers.query.js';
import { UpdateDesk } from './update-desk.service.js';
import { UpdateWithdrawal } from './update-withdrawal.service.js';
import { ProjectUpdatesController } from './updates.controller.js';
import { DeleteProjectUpdateHandler, EditProjectUpdateHandler, PostProjectUpdateHandler } from './write-update.handlers.js';

const decide = <C extends ProjectUpdateCommand>(command: CommandClass<C>) => decides(command, updateStream, ({ updateId }: C['data']) => updateId);

/** What projects tell of themselves. */
export const update: Slice = {
  streams: [updateStream],
  told: updateTold,
  commands: [
    handledBy(PostProjectUpdate, PostProjectUpdateHandler),
    handledBy(EditProjectUpdate, EditProjectUpdateHandler),
    handledBy(DeleteProjectUpdate, DeleteProjectUpdateHandler),
    decide(WithdrawProjectUpdate),
    decide(HideProjectUpdate),
    decide(RemoveProjectUpdate),
    decide(RestoreProjectUpdate),
    decide(RestoreRemovedUpdate),
    decide(UndoUpdateDecision),
  ],
  projections: [{ projection: updateProjection, models: [updatesView, updateTotalsView] }],
  ownData: updateOwnData,
  controllers: [ProjectUpdatesController],
  answers: [
    answer(LikeableUpdates, UpdateAnswers),
    answer(UpdatePictures, UpdateAnswers),
    answer(UpdatesOfLeaving, UpdateWithdrawal),
    answer(ProjectUpdates, ProjectUpdatesQuery),
  ],
  providers: [
    UpdateQuery,
    UpdateAnswers,
    UpdateDesk,
    UpdateWithdrawal,
    AuthorUpdatesQuery,
    ProjectUpdatesQuery,
    { provide: AuthorUpdates, useExisting: AuthorUpdatesQuery },
  ],
};
