import { displayName } from '@contracts/accounts';
import { CASE_LIMITS, CASE_TEXT, type HideProfileRequest, type ProfileAtDesk, type ProfileHidden } from '@contracts/cases';
import type { MemberCase, ReportReason } from '@contracts/moderation';
import { chosenFields, PROFILE_FIELD_TEXT, PROFILE_FIELDS, type ProfileField } from '@contracts/profile-fields';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { ConfirmButtons, confirmKeys } from '../../desk/ConfirmButtons';
import { EffectBox } from '../../desk/EffectBox';
import { CannedReasonChoice } from './CannedReasonChoice';
import { ReasonSelect } from './ReasonSelect';
import { useSanctions } from './useSanctions';
import { WordsField } from './WordsField';

interface HideProfileProps {
  member: MemberCase;
  profile: ProfileAtDesk;
  onLeave: () => void;
}

const effectOf = (fields: readonly ProfileField[]): string =>
  fields.includes('page')
    ? 'sayfasını kimse göremez, aramada ve üye listesinde çıkmaz, görünen adı da gizlenir; yazıları kullanıcı adıyla yerinde kalır. Üyeye bildirilir, kendisi kaldıramaz, itiraz edebilir.'
    : 'seçtiğiniz alanı yalnızca üye ve moderatörler görür; yazdığı yeni değer onaydan geçer. Üyeye bildirilir, kendisi kaldıramaz, itiraz edebilir.';

/** Hides a profile without a report: which part of it, why, by which rule, in which words. */
export function HideProfilePanel({ member, profile, onLeave }: HideProfileProps) {
  const { act, isPending } = useSanctions<HideProfileRequest, ProfileHidden>(
    (server, request, key) => server.hideProfile(member.id, request, key),
    CASE_TEXT.decided,
    onLeave,
  );
  const choices = profile.fields.filter(({ state }) => state === 'shown').map(({ name }) => name);
  const [chosen, setChosen] = useState<ProfileField[]>(choices.slice(0, 1));
  const [reason, setReason] = useState<ReportReason>('other');
  const [clause, setClause] = useState('');
  const [message, setMessage] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const effectId = useId();
  const fields = chosenFields(chosen);
  const tooLong = message.trim().length > CASE_LIMITS.message;
  const toggle = (field: ProfileField) => setChosen(chosen.includes(field) ? chosen.filter((other) => other !== field) : [...chosen, field]);
  const confirm = () => {
    if (tooLong || isPending || fields.length === 0) return;
    const words = { ...(clause.trim() && { clause: clause.trim() }), ...(message.trim() && { message: message.trim() }) };
    act({ fields, reason, ...words, after: profile.last ?? '' });
  };
  return (
    <Box
      role="group"
      aria-label={`Profili gizle: ${displayName(member)}`}
      aria-describedby={effectId}
      onKeyDown={confirmKeys(confirm, onLeave)}
      sx={{ display: 'grid', gap: 3, mt: 3 }}
    >
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ p: 0, fontSize: '.8125rem', fontWeight: 600, color: 'text.secondary' }}>
          Ne gizlensin
        </Typography>
        {choices.map((field, place) => (
          <FormControlLabel
            key={field}
            control={
              <Checkbox
                size="small"
                slotProps={place === 0 ? { input: { ref: first } } : {}}
                checked={chosen.includes(field) || (field !== 'page' && fields.includes('page'))}
                disabled={field !== 'page' && fields.includes('page')}
                onChange={() => toggle(field)}
              />
            }
            label={PROFILE_FIELDS[field].label}
            sx={{ display: 'flex', minHeight: { xs: 44, sm: 32 } }}
          />
        ))}
        {fields.length === 0 && (
          <Typography variant="body2" role="alert" sx={{ color: 'tokens.danger' }}>
            {PROFILE_FIELD_TEXT.noneChosen}
          </Typography>
        )}
      </Box>
      <CannedReasonChoice
        onChoose={(canned) => {
          setReason(canned.reason);
          setClause(canned.clause ?? '');
          setMessage(canned.text);
        }}
      />
      <ReasonSelect value={reason} onChoose={setReason} />
      <TextField
        size="small"
        label="Kural (isteğe bağlı)"
        placeholder="2.1"
        value={clause}
        onChange={({ target }) => setClause(target.value)}
        slotProps={{ htmlInput: { maxLength: CASE_LIMITS.clause } }}
      />
      <WordsField
        value={message}
        hint={tooLong ? CASE_TEXT.messageLong : 'Gerekçe ve kuralla birlikte bildirimde, e-postada ve ayarlarında okur.'}
        isTooLong={tooLong}
        onChange={setMessage}
      />
      {fields.length > 0 && <EffectBox id={effectId} effect={{ tone: 'warn', lead: 'Gizlerseniz', text: effectOf(fields) }} />}
      <ConfirmButtons label="Gizle" isPending={isPending} disabled={tooLong || fields.length === 0} onConfirm={confirm} onLeave={onLeave} />
    </Box>
  );
}
