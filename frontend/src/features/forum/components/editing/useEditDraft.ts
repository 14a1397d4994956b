import { DRAFT_TEXT, type DraftKey } from '@contracts/drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftName, putBack } from '../../../../client/drafts/localDraft';
import { readDraft } from '../../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../../client/drafts/useKeptDraft';
import { toast } from '../../../../design/toast';
import { begin, carryOver, type EditDraft, hasChanged, isTouched } from './editDraft';

const UNDO = 'Geri al';

export const readEdit = <Fields>(memberId: string, key: DraftKey, written: Fields): EditDraft<Fields> =>
  readDraft<EditDraft<Fields>>(draftName(memberId, key), begin(written));

interface Options<Fields> {
  memberId: string;
  key: DraftKey;
  title: string;
  excerpt: string;
  /** Where the editor is opened again. */
  path: string;
  /** What stands there now. */
  written: Fields;
  /** The text that what was found set out from. */
  firstBase: Fields;
  fields: Fields;
  setFields: (fields: Fields) => void;
}

/** Keeps the changes to a text like any draft, and notices when the text itself changes meanwhile. */
export function useEditDraft<Fields extends object>({ memberId, key, path, written, firstBase, fields, setFields, ...described }: Options<Fields>) {
  const navigate = useNavigate();
  const [base, setBase] = useState(firstBase);
  const draft = { fields, base };
  const touched = isTouched(draft, written);
  const changed = hasChanged(draft, written);
  const put = (next: EditDraft<Fields>) => {
    setFields(next.fields);
    setBase(next.base);
  };
  const kept = useKeptDraft<EditDraft<Fields>>({
    memberId,
    key,
    ...described,
    empty: begin(written),
    value: touched ? draft : begin(written),
    onReplace: put,
  });

  // Where nothing was typed there is nothing to choose.
  const follow = useEffectEvent(() => put(begin(written)));
  const follows = changed && !touched;
  useEffect(() => {
    if (follows) follow();
  }, [follows]);

  /** The draft goes; what was typed can be had back for as long as the message is to be seen. */
  const drop = () => {
    // Two drafts wait for a choice, and closing the editor is none.
    if (kept.hasNewer) return;
    const text = JSON.stringify(draft);
    const undo = () => {
      putBack(draftName(memberId, key), text);
      navigate(path);
    };
    kept.sent();
    if (touched) void toast({ text: DRAFT_TEXT.editDropped, action: { label: UNDO, run: undo } });
  };
  const takeWritten = () => {
    put(begin(written));
    void toast({ text: DRAFT_TEXT.editDropped, action: { label: UNDO, run: () => put(draft) } });
  };
  return { ...kept, base, hasChanged: changed && touched, keepMine: () => put(carryOver(draft, written)), takeWritten, drop };
}
