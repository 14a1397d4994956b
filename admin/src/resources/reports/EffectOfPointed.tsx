import type { ReportCase } from '@contracts/moderation';
import { useCanAccess } from 'react-admin';
import { useCaseActions } from './CaseActions';
import { EffectBox } from './EffectBox';
import { warn } from './WarnButton';

/** Before anything is chosen: what the action one points at, or else the first of the bar, would cause. */
export function EffectOfPointed({ report }: { report: ReportCase }) {
  const { chosen, previewed } = useCaseActions();
  const { canAccess } = useCanAccess({ resource: 'reports', action: 'edit' });
  if (chosen || !canAccess) return null;
  const verb = previewed ?? warn;
  return <EffectBox effect={verb.effect(report, verb.durations?.(report.policy).preset ?? null)} />;
}
