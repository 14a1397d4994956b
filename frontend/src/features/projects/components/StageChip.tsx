import type { ComponentProps } from 'react';
import { Chip } from '../../../design/Chip';

/** Of the stages that were there from the beginning; those that staff add are quiet. */
const TONE: Record<string, ComponentProps<typeof Chip>['tone']> = { development: 'info', beta: 'brand', live: 'ok', paused: 'warn' };

export const StageChip = ({ of: { stage, stage_label } }: { of: { stage: string; stage_label: string } }) => (
  <Chip tone={TONE[stage] ?? 'neutral'}>{stage_label}</Chip>
);
