import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../client/queryClient';
import { stillTheme, theme } from '../design/theme';
import { useColorScheme, useThemeSettings } from '../design/themeSettings';
import { router } from './router';

export function App() {
  const scheme = useColorScheme();
  const { animations } = useThemeSettings();
  return (
    // The variables come from the static theme style sheet (build/themeCss.ts).
    <MantineProvider theme={animations ? theme : stillTheme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
