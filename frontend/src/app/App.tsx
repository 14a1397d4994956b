import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../client/queryClient';
import { theme } from '../design/theme';
import { useColorScheme } from '../design/themeSettings';
import { router } from './router';

export function App() {
  const scheme = useColorScheme();
  return (
    // The variables come from the static theme style sheet (build/themeCss.ts).
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
