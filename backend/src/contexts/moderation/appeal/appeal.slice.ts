import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AppealDoor } from '../../accounts/session/appeal-door.port.js';
import { AppealAddresses } from '../../notifications/mail/appeal-addresses.port.js';
import { WhatFollowed } from '../../notifications/mail/what-followed.port.js';
import { SanctionStories } from '../standing/sanction-stories.port.js';
import { AnswerAppeal, AskAppellant, DecideAppeal, LapseAppeal, LapseAppeals, MakeAppeal, ReleaseAppeal, TakeAppeal } from './appeal.commands.js';
import { appealsView, decisionsView } from './appeal.model.js';
import { appealOwnData } from './appeal.own-data.js';
import { AppealQuery } from './appeal.query.js';
import { appealStream } from './appeal.stream.js';
import { appealTold } from './appeal.told.js';
import { AppealActions } from './appeal-actions.service.js';
import { AppealDesk } from './appeal-desk.service.js';
import { AppealLinkController } from './appeal-link.controller.js';
import { AppealLinks } from './appeal-links.service.js';
import { appealOutcome, type Holding } from './appeal-outcome.policy.js';
import { AppealsController } from './appeals.controller.js';
import { appealsProjection, decisionsProjection } from './appeals.projection.js';
import { AppealsOf } from './appeals-of.port.js';
import { ConsoleAppealsController } from './console-appeals.controller.js';
import { DecideAppealHandler } from './decide-appeal.handler.js';
import { Deciders } from './deciders.service.js';
import { DecisionQuery } from './decision.query.js';
import { DecisionsFollowed } from './decisions-followed.service.js';
import { LapseAppealsHandler } from './lapse-appeals.handler.js';
import { lapseAppeals } from './lapse-appeals.policy.js';
import { OwnAppealsQuery } from './own-appeals.query.js';
import { SanctionStoriesQuery } from './sanction-stories.query.js';
import { WrittenAppeals } from './written-appeal.service.js';

const appealId = ({ appealId }: { appealId: string }): string => appealId;

/** Appeals against what was decided about a member, from the member's words to the outcome. */
export const appeal = (settings: Holding): Slice => ({
  streams: [appealStream],
  told: appealTold,
  commands: [
    decides(MakeAppeal, appealStream, appealId),
    decides(AnswerAppeal, appealStream, appealId),
    decides(AskAppellant, appealStream, appealId),
    decides(TakeAppeal, appealStream, appealId),
    decides(ReleaseAppeal, appealStream, appealId),
    decides(LapseAppeal, appealStream, appealId),
    handledBy(DecideAppeal, DecideAppealHandler),
    handledBy(LapseAppeals, LapseAppealsHandler, 'cleanup'),
  ],
  policies: [appealOutcome(settings), lapseAppeals],
  projections: [
    { projection: decisionsProjection, models: [decisionsView] },
    { projection: appealsProjection, models: [appealsView] },
  ],
  ownData: appealOwnData,
  controllers: [AppealLinkController, AppealsController, ConsoleAppealsController],
  answers: [answer(AppealDoor, AppealLinks), answer(AppealAddresses, AppealLinks), answer(WhatFollowed, DecisionsFollowed)],
  providers: [
    DecisionQuery,
    OwnAppealsQuery,
    WrittenAppeals,
    AppealQuery,
    { provide: AppealsOf, useExisting: AppealQuery },
    { provide: SanctionStories, useClass: SanctionStoriesQuery },
    Deciders,
    AppealActions,
    AppealDesk,
    AppealLinks,
    DecisionsFollowed,
  ],
});
