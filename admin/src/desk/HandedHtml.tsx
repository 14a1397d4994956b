import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** Links lead out of the console, but for those inside the text. */
function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!address) return;
  event.preventDefault();
  if (!address.startsWith('#')) window.open(address, '_blank', 'noopener,noreferrer');
}

/** What is wider than its place can be scrolled with the keyboard, too. */
function letScroll(place: HTMLElement | null): void {
  for (const block of place?.querySelectorAll('pre') ?? []) block.tabIndex = 0;
}

/** What the renderer of all texts made, in which no HTML of a text is left. Nothing else is ever handed in. */
export const HandedHtml = ({ html, sx }: { html: string; sx: SxProps<Theme> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer of all texts made it
  <Box ref={(place: HTMLElement | null) => letScroll(place)} sx={sx} onClickCapture={openOutside} dangerouslySetInnerHTML={{ __html: html }} />
);
