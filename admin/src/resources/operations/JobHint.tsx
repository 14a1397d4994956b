import { type JobState, QUEUE_LABEL } from '@contracts/operations';
import Box from '@mui/material/Box';
import { IconCircleCheck } from '@tabler/icons-react';
import { EmptyBox } from '../../desk/EmptyBox';
import { Kbd } from '../../desk/Kbd';
import type { JobChoice } from './jobChoice';

export const JobHint = ({ manages }: { manages: boolean }) => (
  <Box sx={{ p: '12px 16px', fontSize: '.8125rem', color: 'tokens.faint', '@media (hover: none)': { display: 'none' } }}>
    <Kbd>j</Kbd> <Kbd>k</Kbd> gez ·{' '}
    {manages && (
      <>
        <Kbd>y</Kbd> yeniden dene · <Kbd>x</Kbd> at ·{' '}
      </>
    )}
    <Kbd>?</Kbd> tüm kısayollar
  </Box>
);

const WORDS: Record<JobState, { title: string; text: string }> = {
  due: { title: 'Sırada iş yok', text: 'Zamanı gelen işler çalışana kadar burada bekler.' },
  waiting: { title: 'Bekleyen iş yok', text: 'İleri bir zaman için ya da yeniden denenmek üzere ayrılan işler burada görünür.' },
  active: { title: 'Çalışan iş yok', text: 'İşler çoğu zaman görünmeden biter; uzun süren varsa burada görünür.' },
  dead: { title: 'Vazgeçilen iş yok', text: 'Her denemesi başarısız olan işler burada toplanır; buradan yeniden denenir ya da atılır.' },
};

/** What is said where a queue has no jobs of the chosen kind. */
export const JobEmpty = ({ choice: { queue, state } }: { choice: JobChoice }) => (
  <EmptyBox
    icon={<IconCircleCheck size={24} aria-hidden />}
    title={`${QUEUE_LABEL[queue]}: ${WORDS[state].title.charAt(0).toLocaleLowerCase('tr')}${WORDS[state].title.slice(1)}`}
  >
    {WORDS[state].text}
  </EmptyBox>
);
