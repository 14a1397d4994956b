import type { ReportCase } from '@contracts/moderation';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { Kbd } from '../../desk/Kbd';
import { useShortcut } from '../../desk/ShortcutProvider';
import { useCaseActions } from './CaseActions';
import { type Verb, verbFor } from './Verb';

const LOOK: Record<Verb['look'], ButtonProps> = {
  primary: { variant: 'contained', color: 'primary' },
  plain: {},
  danger: { color: 'error' },
  quiet: { variant: 'text' },
};

export function VerbButton({ verb: usual }: { verb: Verb }) {
  const verb = verbFor(usual, useRecordContext<ReportCase>());
  const { choose, preview } = useCaseActions();
  useShortcut(verb.keyName, verb.label, () => choose(verb));
  return (
    <Button
      {...LOOK[verb.look]}
      className={verb.look}
      aria-keyshortcuts={verb.keyName}
      onClick={() => choose(verb)}
      onFocus={() => preview(verb)}
      onBlur={() => preview(null)}
      onPointerEnter={() => preview(verb)}
      onPointerLeave={() => preview(null)}
    >
      {verb.label}{' '}
      <Kbd silent inherit={verb.look === 'primary'}>
        {verb.keyName}
      </Kbd>
    </Button>
  );
}
