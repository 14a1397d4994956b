import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ChangePageHandler } from './change-page.handler.js';
import { ConsolePagesController } from './console-pages.controller.js';
import { ChangePage } from './editing.commands.js';
import { pageStream } from './editing.decider.js';
import { pageTextsView, pageVersionsView, pageWordsView } from './editing.model.js';
import { pageVersionsProjection } from './editing.projection.js';
import { EditingQuery } from './editing.query.js';
import { pageTold } from './page.told.js';
import { PageChanges } from './page-changes.service.js';
import { pagesApprovable } from './pages.approvable.js';

/** The pages written in the console, with their versions. */
export const editing: Slice = {
  streams: [pageStream],
  told: pageTold,
  commands: [handledBy(ChangePage, ChangePageHandler)],
  projections: [{ projection: pageVersionsProjection, models: [pageVersionsView, pageTextsView, pageWordsView] }],
  approvables: [pagesApprovable],
  controllers: [ConsolePagesController],
  providers: [EditingQuery, PageChanges],
};
