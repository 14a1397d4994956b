import { VOICE_CATEGORY_LABEL, VOICE_LIMITS, VOICE_TEXT, type VoiceCategory } from '@contracts/voice';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { LeaveQuestion } from '../../../design/LeaveQuestion';
import { LengthNote } from '../../../design/LengthNote';
import { turkishNumber } from '../../../design/numbers';
import { Segment } from '../../../design/Segment';
import { useForm } from '../../../design/useForm';
import { useCarried } from '../api/installation';
import { createFailure } from '../words';
import classes from './CreateRoom.module.css';
import { FIRST_VALUES, problemsOf, sizesIn, usualSize } from './roomForm';
import { useOpenRoom } from './useOpenRoom';

interface Props {
  /** The room that is left for it, and what comes of that. */
  leaves: { readonly name: string; readonly effect: string } | null;
  /** Which one it is opened in unless another is chosen. */
  category?: VoiceCategory;
  onClose: () => void;
}

/** What a new room is called and for, and how many it takes. */
export function CreateRoom({ leaves, category = FIRST_VALUES.category, onClose }: Props) {
  const form = useForm({ ...FIRST_VALUES, category }, problemsOf);
  const carried = useCarried();
  const size = form.values.size || String(usualSize(carried));
  const opening = useOpenRoom(onClose, form.refuse);
  const [isAsking, setAsking] = useState(false);
  const isWritten = `${form.values.name}${form.values.description}`.trim() !== '';
  // A slip of the finger must not cost what was written.
  const leave = () => (isWritten && !isAsking ? setAsking(true) : onClose());
  const failed = opening.error && createFailure(opening.error);
  return (
    <Dialog title="Oda Oluştur" onClose={leave} footer={null}>
      <form ref={form.form} className={classes.form} onSubmit={form.submit((values) => opening.mutate({ ...values, size }))} noValidate>
        {failed && (
          <Callout tone="danger" role="alert" title={failed.title}>
            {failed.text}
          </Callout>
        )}
        {leaves && (
          <Callout tone="info">
            <p>Aynı anda tek odada olabilirsiniz: oda açılınca “{leaves.name}” odasından ayrılırsınız.</p>
            <p>{leaves.effect}</p>
          </Callout>
        )}
        <TextInput label="Oda adı" placeholder="Kahve Molası" data-autofocus required withAsterisk={false} autoComplete="off" {...form.bind('name')} />
        <div>
          <Textarea
            label="Açıklama"
            placeholder={VOICE_TEXT.describedBy(form.values.name.trim() || 'Oda adı')}
            autosize
            minRows={2}
            maxRows={5}
            {...form.bind('description')}
          />
          <LengthNote length={form.values.description.trim().length} max={VOICE_LIMITS.description} />
        </div>
        <Segment label="Kategori" choices={VOICE_CATEGORY_LABEL} value={form.values.category} onChoose={(chosen) => form.set('category', chosen)} />
        <div>
          <Segment
            label="En çok kaç kişi"
            choices={Object.fromEntries(sizesIn(carried).map((each) => [each, String(each)]))}
            isUnavailable={(each) => Number(each) > carried}
            value={size}
            error={form.problems.size}
            onChoose={(each) => form.set('size', each)}
          />
          <p className={classes.note}>Bu kurulum şimdilik bir odada en çok {turkishNumber(carried)} kişiyi taşıyor; daha büyük odalar seçilemez.</p>
        </div>
        {isAsking ? (
          <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />
        ) : (
          <div className={classes.actions}>
            <Button onClick={leave}>İptal</Button>
            <Button type="submit" kind="primary" busy={opening.isPending && 'Oluşturuluyor…'}>
              Oda Oluştur
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
