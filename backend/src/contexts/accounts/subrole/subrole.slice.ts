import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AuthorSubroles } from '../../blog/post/author-subroles.port.js';
import { HeldSubroles } from './held-subroles.service.js';
import { MemberSubrolesController } from './member-subroles.controller.js';
import { OwnSubrolesController } from './own-subroles.controller.js';
import { CloseSubroleRequest, DecideSubrole, ExpireSubroleRequest, RequestSubroles, ReviewSubroles } from './subrole.commands.js';
import { subroleRequestsView, subroleWordsView } from './subrole.model.js';
import { subroleOwnData } from './subrole.own-data.js';
import { subroleExpiry } from './subrole.policy.js';
import { subrolesProjection } from './subrole.projection.js';
import { SubroleQuery } from './subrole.query.js';
import { subroleStream } from './subrole.stream.js';
import { subroleTold } from './subrole.told.js';
import { SubroleDeskController } from './subrole-desk.controller.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** What members may be besides members: asked for, reviewed, taken away. */
export const subrole: Slice = {
  streams: [subroleStream],
  told: subroleTold,
  commands: [
    decides(RequestSubroles, subroleStream, memberId),
    decides(ReviewSubroles, subroleStream, memberId),
    decides(ExpireSubroleRequest, subroleStream, memberId, 'cleanup'),
    decides(CloseSubroleRequest, subroleStream, memberId),
    decides(DecideSubrole, subroleStream, memberId),
  ],
  policies: [subroleExpiry],
  projections: [{ projection: subrolesProjection, models: [subroleRequestsView, subroleWordsView] }],
  ownData: subroleOwnData,
  controllers: [OwnSubrolesController, SubroleDeskController, MemberSubrolesController],
  answers: [answer(AuthorSubroles, HeldSubroles)],
  providers: [SubroleQuery, HeldSubroles],
};
