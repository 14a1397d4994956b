import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AddProjectChoice, ChangeProjectChoice, RetireProjectChoice } from './choices.commands.js';
import { CHOICES_ID, choicesStream } from './choices.decider.js';
import { projectChoicesView } from './choices.model.js';
import { choicesProjection } from './choices.projection.js';
import { choicesTold } from './choices.told.js';
import { ConsoleChoicesController } from './console-choices.controller.js';
import { ProjectChoicesController } from './project-choices.controller.js';
import { ProjectChoicesQuery } from './project-choices.query.js';
import { ProjectStages } from './project-stages.query.js';

const all = () => CHOICES_ID;

/** Stages of projects and reward types of postings: lists that the staff keep. */
export const choices: Slice = {
  streams: [choicesStream],
  told: choicesTold,
  commands: [decides(AddProjectChoice, choicesStream, all), decides(ChangeProjectChoice, choicesStream, all), decides(RetireProjectChoice, choicesStream, all)],
  projections: [{ projection: choicesProjection, models: [projectChoicesView] }],
  controllers: [ProjectChoicesController, ConsoleChoicesController],
  providers: [ProjectChoicesQuery, ProjectStages],
};
