import { DRAFT_TEXT } from '@contracts/drafts';
import dialog from '../../../../calls/Ask.module.css';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import classes from './ChangedMeanwhile.module.css';
import { TextDiff } from './TextDiff';

/** One field of a text: as it was set out from, as it stands now, and as it was typed. */
export interface ComparedPart {
  label: string;
  base: string;
  written: string;
  mine: string;
}

interface Props {
  parts: ComparedPart[];
  onKeepMine: () => void;
  onTakeWritten: () => void;
  onClose: () => void;
}

/** What changed meanwhile, and what the member's own text would make of it. */
export function CompareDialog({ parts, onKeepMine, onTakeWritten, onClose }: Props) {
  const buttons = (
    <div className={dialog.actions}>
      <Button onClick={onTakeWritten}>{DRAFT_TEXT.takeTheirs}</Button>
      <Button kind="primary" onClick={onKeepMine}>
        {DRAFT_TEXT.keptMine}
      </Button>
    </div>
  );
  return (
    <Dialog title={DRAFT_TEXT.changedMeanwhile} onClose={onClose} size="xl" fillsPhone footer={buttons}>
      <div className={classes.compared}>
        <Changes title="Siz düzenlerken değişen" parts={parts.map(({ label, base, written }) => [label, base, written])} />
        <Changes
          title="Sizin yazdığınız, yeni hâline göre"
          parts={parts.map(({ label, base, written, mine }) => [label, written, mine === base ? written : mine])}
        />
        <p className={classes.legend}>
          <ins>Altı çizili</ins> eklenen, <del>üstü çizili</del> çıkarılandır.
        </p>
      </div>
    </Dialog>
  );
}

function Changes({ title, parts }: { title: string; parts: [label: string, before: string, after: string][] }) {
  const changed = parts.filter(([, before, after]) => before !== after);
  return (
    <section>
      <h3>{title}</h3>
      {changed.length === 0 && <p className={classes.legend}>Bir değişiklik yok.</p>}
      {changed.map(([label, before, after]) => (
        <div key={label} className={classes.part}>
          <b>{label}</b>
          <div className={classes.text}>
            <TextDiff before={before} after={after} />
          </div>
        </div>
      ))}
    </section>
  );
}
