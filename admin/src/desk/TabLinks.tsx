import Box from '@mui/material/Box';
import { Link, type To, useLocation } from 'react-router-dom';

interface TabLinksProps {
  label: string;
  tabs: { to: To & { pathname: string }; label: string }[];
}

/** Sections of one record, each with an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', gap: 4, mb: '-1px', overflowX: 'auto', scrollbarWidth: 'none' }}>
      {tabs.map((tab) => {
        const here = tab.to.pathname === pathname;
        return (
          <Box
            key={tab.label}
            component={Link}
            to={tab.to}
            replace
            aria-current={here ? 'page' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: { xs: 44, sm: 36 },
              whiteSpace: 'nowrap',
              fontWeight: 550,
              textDecoration: 'none',
              color: here ? 'text.primary' : 'text.secondary',
              borderBottom: 2,
              borderColor: here ? 'primary.main' : 'transparent',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {tab.label}
          </Box>
        );
      })}
    </Box>
  );
}
