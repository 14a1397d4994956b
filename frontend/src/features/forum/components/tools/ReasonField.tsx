import { TOOL_LIMITS } from '@contracts/forum-tools';
import { Textarea } from '@mantine/core';

interface Props {
  value: string;
  problem: string | undefined;
  /** Whether the dialog begins here. */
  first?: boolean;
  onChange: (reason: string) => void;
  onLeave: () => void;
}

/** Why a decision is made or taken back. */
export const ReasonField = ({ value, problem, first = false, onChange, onLeave }: Props) => (
  <Textarea
    label="Gerekçe"
    description="Karar geçmişinde moderatörlere ve denetçilere görünür."
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
