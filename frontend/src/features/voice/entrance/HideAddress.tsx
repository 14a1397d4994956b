import { Switch } from '@mantine/core';
import { useCanRelay } from '../api/installation';
import { useVoice } from '../session/voice';
import { prefer, useVoicePreferences } from '../session/voicePreferences';

const WORDS = {
  on: 'Ses doğrudan değil aktarıcı üzerinden gider; biraz gecikebilir.',
  later: 'Ses doğrudan değil aktarıcı üzerinden gider. Bu odada kurulmuş bağlantılar değişmez.',
  none: 'Bu kurulumda aktarıcı yok; konuştuğunuz kişiler IP adresinizi öğrenebilir.',
} as const;

/** Only a relay keeps one's address from the others; connections that stand stay as they are. */
export function HideAddress() {
  const { hidesAddress } = useVoicePreferences();
  const canRelay = useCanRelay();
  const isInRoom = useVoice(({ phase }) => phase !== 'out');
  return (
    <Switch
      label="IP adresimi gizle"
      description={canRelay === false ? WORDS.none : isInRoom ? WORDS.later : WORDS.on}
      labelPosition="left"
      checked={hidesAddress && canRelay !== false}
      disabled={!canRelay}
      onChange={({ currentTarget: { checked } }) => prefer({ hidesAddress: checked })}
    />
  );
}
