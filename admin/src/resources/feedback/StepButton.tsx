import Button from '@mui/material/Button';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/useShortcut';
import type { ReviewStep } from './reviewSteps';

interface StepButtonProps {
  step: ReviewStep;
  disabled: boolean;
  onTake: (step: ReviewStep) => void;
}

export function StepButton({ step, disabled, onTake }: StepButtonProps) {
  useShortcut(step.keyName, step.label, () => onTake(step), !disabled);
  const isPrimary = step.look === 'primary';
  return (
    <Button
      variant={isPrimary ? 'contained' : undefined}
      color={isPrimary ? 'primary' : undefined}
      aria-keyshortcuts={step.keyName}
      disabled={disabled}
      onClick={() => onTake(step)}
    >
      {step.label}{' '}
      <Kbd silent inherit={isPrimary}>
        {step.keyName}
      </Kbd>
    </Button>
  );
}
