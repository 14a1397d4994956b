import { DECISION_TEXT } from '@contracts/forum-decisions';
import { TOOL_LIMITS } from '@contracts/forum-tools';
import { Textarea } from '@mantine/core';

interface Props {
  value: string;
  problem: string | undefined;
  /** Who will read it; usually only the staff. */
  hint?: string;
  /** Whether the dialog begins here. */
  first?: boolean;
  onChange: (reason: string) => void;
  onLeave: () => void;
}

/** Why a decision is made or taken back. */
export const ReasonField = ({ value, problem, hint = DECISION_TEXT.reasonForStaff, first = false, onChange, onLeave }: Props) => (
  <Textarea
    label="Gerekçe"
    description={hint}
    data-autofocus={first || undefined}
    autosize
    minRows={2}
    maxLength={TOOL_LIMITS.reason.max}
    value={value}
    error={problem}
    onChange={(event) => onChange(event.currentTarget.value)}
    onBlur={onLeave}
  />
);
