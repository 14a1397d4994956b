import type { TextRevision } from '@contracts/forum';
import { MODERATOR_EDIT_TEXT } from '@contracts/moderator-edits';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../design/IconButton';
import { TimeAgo } from '../../../../design/TimeAgo';
import { becauseOf, writerOf } from '../editedBy';
import classes from './Revisions.module.css';
import { TextDiff } from './TextDiff';

/** One state at a time, beside the one before it; the newest first. */
export function Revisions({ revisions }: { revisions: TextRevision[] }) {
  const [at, setAt] = useState(revisions.length - 1);
  const shown = revisions[at];
  const before = revisions[at - 1];
  if (!shown) return null;
  return (
    <div className={classes.revisions}>
      <div className={classes.bar}>
        <IconButton label="Önceki sürüm" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <IconChevronLeft aria-hidden="true" />
        </IconButton>
        <p className={classes.which} role="status">
          <b>{`${shown.number}. sürüm / ${revisions.length}`}</b>
          <span>
            <bdi>{writerOf(shown)}</bdi> · <TimeAgo at={shown.edited_at} />
            {!before && shown.users && ' · ilk hâli'}
          </span>
        </p>
        <IconButton label="Sonraki sürüm" disabled={at === revisions.length - 1} onClick={() => setAt(at + 1)}>
          <IconChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      {becauseOf(shown) && <p className={classes.because}>{becauseOf(shown)}</p>}
      {shown.destroyed ? (
        <p className={classes.text}>{MODERATOR_EDIT_TEXT.destroyedText}</p>
      ) : (
        <Changes before={before?.destroyed ? undefined : before} after={shown} />
      )}
      {before && !before.destroyed && !shown.destroyed && (
        <p className={classes.legend}>
          <ins>Altı çizili</ins> eklendi, <del>üstü çizili</del> çıkarıldı.
        </p>
      )}
    </div>
  );
}

function Changes({ before, after }: { before: TextRevision | undefined; after: TextRevision }) {
  const details: [string, string | null | undefined, string | null][] = [
    ['Başlık', before?.title, after.title],
    ['Kategori', before?.category?.name, after.category?.name ?? null],
    ['Etiketler', before?.tags.join(', '), after.tags.join(', ') || null],
  ];
  return (
    <>
      {details.map(
        ([label, was, is]) =>
          (is ?? was) &&
          (was !== is || !before) && (
            <p key={label} className={classes.detail}>
              <b>{label}</b>
              <TextDiff before={before ? (was ?? '') : (is ?? '')} after={is ?? ''} />
            </p>
          ),
      )}
      <div className={classes.text}>
        <TextDiff before={(before ?? after).content} after={after.content} />
      </div>
    </>
  );
}
