import { APPLICATION_TEXT } from '@contracts/job-applications';
import { IconCheck } from '@tabler/icons-react';
import { Button, LinkButton } from '../../../design/Button';
import type { ApplyWay } from './useApplying';

interface Props {
  way: ApplyWay;
  wide?: boolean;
  onOpen: () => void;
}

/** Gets the focus back when the form is closed. */
export const APPLY_ID = 'apply-to-job';

export function ApplyButton({ way, wide, onOpen }: Props) {
  const look = { kind: 'primary', size: 'large', wide } as const;
  if (way.kind === 'applied')
    return (
      <Button {...look} disabled icon={<IconCheck aria-hidden="true" />}>
        {APPLICATION_TEXT.applied}
      </Button>
    );
  if (way.kind === 'shut') return null;
  if (way.kind === 'sign-in')
    return (
      <LinkButton {...look} to={way.to}>
        {APPLICATION_TEXT.apply}
      </LinkButton>
    );
  return (
    <Button {...look} id={APPLY_ID} disabled={way.kind === 'unknown'} onClick={onOpen}>
      {APPLICATION_TEXT.apply}
    </Button>
  );
}
