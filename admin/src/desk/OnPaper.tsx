import GlobalStyles from '@mui/material/GlobalStyles';

type Rules = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** Of a page of the desk nothing but what it is about goes on paper: no menu, and nothing that is pressed. `data-screen` marks what is for screens alone. */
const PAPER: Rules = {
  'html, body, #root': { height: 'auto !important', overflow: 'visible !important', background: 'none !important' },
  '#root > div, #content, #content > div': { display: 'block !important', height: 'auto !important', overflow: 'visible !important' },
  '#root > div > :not(#content)': { display: 'none !important' },
  'button, form, [role="search"], [data-screen]': { display: 'none !important' },
  li: { breakInside: 'avoid' },
  '*': { printColorAdjust: 'exact' },
};

/** How the page that it stands in is printed: A4, as long as it is. `rules` come on top. */
export const OnPaper = ({ rules = {} }: { rules?: Rules }) => (
  <GlobalStyles styles={{ '@page': { size: 'A4', margin: '9mm' }, '@media print': { ...PAPER, ...rules } }} />
);
