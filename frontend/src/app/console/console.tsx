import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { consoleTheme } from '../../shared/theme/antd-theme';
import { useIsDark } from '../../shared/theme/theme-preference';
import { PageLoader } from '../../shared/ui/loader';
import { consolePages } from './console-pages';
import { ConsoleShell } from './console-shell';
import { createLastingStyles } from './lasting-styles';
import { SecondFactorQuestion } from './second-factor-question';
import '../../shared/console/antd.css';
import '../../shared/console/console-parts.css';
import '../../shared/console/queue/queue.css';
import './console-sidebar.css';
import './console.css';

/** A click on the mask does not close a dialog: a double click must not discard what was typed. */
const staysOpen = { mask: { closable: false } };

const styles = createLastingStyles();

/** Popups render inside the landmark (main or header) of their trigger. */
const partOf = (trigger?: HTMLElement): HTMLElement => trigger?.closest<HTMLElement>('main, header') ?? document.body;

/** The staff console. An unknown address leads to its first tab. */
export default function Console() {
  const isDark = useIsDark();
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider theme={consoleTheme(isDark)} modal={staysOpen} getPopupContainer={partOf}>
        <SecondFactorQuestion />
        <ConsoleShell>
          <Suspense fallback={<PageLoader />}>
            <Routes>
              {Object.entries(consolePages).map(([path, { Page }]) => (
                <Route key={path} path={path.replace('/admin/', '')} element={<Page />} />
              ))}
              <Route path="*" element={<Navigate to="/admin/profiles" replace />} />
            </Routes>
          </Suspense>
        </ConsoleShell>
      </ConfigProvider>
    </StyleProvider>
  );
}
