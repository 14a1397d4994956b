import { IMPORT_NOTE, type ImportedItem, type ImportOutcome } from '@contracts/blog-import';
import { Link } from 'react-router-dom';
import { Chip } from '../../../../design/Chip';
import { turkishNumber } from '../../../../design/numbers';
import { paths } from '../../../../paths';
import { FirstPublished } from '../FirstPublished';
import classes from './ImportDialog.module.css';

const SHOWN = 100;
const OUTCOME = {
  coming: { name: 'Gelecek', tone: 'info' },
  brought: { name: 'Geldi', tone: 'ok' },
  waiting: { name: 'Sırada', tone: 'neutral' },
  known: { name: 'Zaten var', tone: 'neutral' },
  refused: { name: 'Alınamıyor', tone: 'danger' },
} as const satisfies Record<ImportOutcome, { name: string; tone: string }>;

/** What became of each post, or would; what cannot come stands first, since it is why somebody reads the list. */
export function ImportRows({ items }: { items: readonly ImportedItem[] }) {
  const sorted = [...items].sort((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'));
  return (
    <>
      <ul className={classes.rows} aria-label="Dosyalardaki yazılar">
        {sorted.slice(0, SHOWN).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two posts of one file apart, and the list stays as it is
          <Row key={at} item={item} />
        ))}
      </ul>
      {items.length > SHOWN && <p className={classes.more}>ve {turkishNumber(items.length - SHOWN)} tane daha</p>}
    </>
  );
}

function Row({ item: { file, title, outcome, id, problem, notes, first_published_at } }: { item: ImportedItem }) {
  const { name, tone } = OUTCOME[outcome];
  const words = title || file;
  return (
    <li className={classes.row}>
      <Chip tone={tone}>{name}</Chip>
      <div>
        {id && outcome !== 'coming' ? <Link to={paths.editPost(id)}>{words}</Link> : <b>{words}</b>}
        <p className={classes.about}>
          {title && <span>{file}</span>}
          <FirstPublished at={first_published_at} />
        </p>
        {problem && <p className={outcome === 'refused' ? classes.problem : classes.about}>{problem}</p>}
        {notes.length > 0 && <p className={classes.about}>{notes.map((note) => IMPORT_NOTE[note]).join(' · ')}</p>}
      </div>
    </li>
  );
}
