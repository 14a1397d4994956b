import type { PastView } from '@contracts/travel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { factTone } from '../../audit/factTone';
import { clockOf, dayOf, fieldTime, toTheSecond } from './moments';

/** More marks than this would be a bar. */
const MOST_MARKS = 80;

interface PastLineProps {
  view: PastView;
  /** Where one stands among its facts. */
  at: number;
  /** To a place in the log or a time. */
  onGo: (at: string | number) => void;
}

/** Sanctions stand out among the marks as they do in the list. */
const tonesOf = (facts: PastView['facts']): Record<string, { bgcolor: string }> =>
  Object.fromEntries(
    facts.flatMap(({ type }, place) =>
      factTone(type) === 'primary' ? [] : [[`& .MuiSlider-mark[data-index="${place}"]`, { bgcolor: `tokens.${factTone(type)}` }]],
    ),
  );

/** Facts one beside the other in their order: every one can be reached with a finger, however close in time they stand. */
function FactSlider({ view, at: place, onGo }: PastLineProps) {
  const { facts } = view;
  const shown = Math.max(0, place);
  const [index, setIndex] = useState(shown);
  useEffect(() => setIndex(shown), [shown]);
  const marks = facts.length <= MOST_MARKS ? facts.map((_, value) => ({ value })) : false;
  const at = facts[index];
  return (
    <Slider
      aria-label="Olay"
      min={0}
      max={facts.length - 1}
      step={1}
      marks={marks}
      value={index}
      valueLabelDisplay="on"
      valueLabelFormat={at ? clockOf(at.at) : ''}
      getAriaValueText={(value) => (facts[value] ? `${toTheSecond(facts[value].at)}: ${facts[value].what}` : '')}
      onChange={(_, value) => setIndex(value as number)}
      onChangeCommitted={(_, value) => {
        const fact = facts[value as number];
        if (fact) onGo(fact.position);
      }}
      sx={[
        {
          mt: 6,
          // At either end the clock above it stays inside of the frame.
          mx: { xs: '12px', sm: 0 },
          width: { xs: 'calc(100% - 24px)', sm: 1 },
          '& .MuiSlider-valueLabel': { bgcolor: 'transparent', color: 'text.primary', fontWeight: 620, top: -6, '&::before': { display: 'none' } },
          '& .MuiSlider-thumb': { width: 24, height: 24, bgcolor: 'background.paper', border: 6, borderColor: 'primary.main' },
          '& .MuiSlider-rail': { bgcolor: 'divider', opacity: 1 },
          '& .MuiSlider-mark': { width: 3, height: 16, borderRadius: 1, opacity: 1, bgcolor: 'tokens.lineStrong' },
        },
        tonesOf(marks ? facts : []),
      ]}
    />
  );
}

function GoToTime({ view, onGo }: Omit<PastLineProps, 'at'>) {
  const [time, setTime] = useState(fieldTime(view.at));
  useEffect(() => setTime(fieldTime(view.at)), [view.at]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (time) onGo(new Date(time).toISOString());
  };
  return (
    <Box component="form" onSubmit={go} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', ml: { sm: 'auto' }, minWidth: 0, maxWidth: 1 }}>
      <TextField
        size="small"
        type="datetime-local"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Tarih ve saat' } }}
        sx={{ flex: '1 1 180px', minWidth: 0, '& input': { minHeight: { xs: 28, sm: 18 } } }}
      />
      <Button type="submit" size="small" sx={{ minHeight: { xs: 44, sm: 36 } }}>
        O ana git
      </Button>
    </Box>
  );
}

/** The way through time: a slider over the facts, and a clock. */
export function PastLine({ view, at, onGo }: PastLineProps) {
  const [first, last] = [view.facts[0], view.facts.at(-1)];
  return (
    <Box sx={{ p: { xs: '6px 24px 12px', sm: '8px 40px 12px' } }}>
      {view.facts.length > 1 && <FactSlider view={view} at={at} onGo={onGo} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', color: 'tokens.faint', fontSize: '.8125rem' }}>
        {first && last && (
          <span>
            {dayOf(first.at)} – {dayOf(last.at)} · {view.facts.length.toLocaleString('tr-TR')} olay
            {view.left_out > 0 && `, ${view.left_out.toLocaleString('tr-TR')} olay daha var`}
          </span>
        )}
        <GoToTime view={view} onGo={onGo} />
      </Box>
    </Box>
  );
}
