import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import th from '../locales/th.json';
import { RemoteError } from './RemoteError';

let hasConnection = true;

beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasConnection);
});

afterAll(() => jest.restoreAllMocks());

function setup(isOnline: boolean) {
  hasConnection = isOnline;
  const retry = jest.fn();
  render(
    <IntlProvider locale="th" messages={th}>
      <RemoteError onRetry={retry} isNotice={false} />
    </IntlProvider>,
  );
  const connect = (to: boolean) => {
    hasConnection = to;
    act(() => void dispatchEvent(new Event(to ? 'online' : 'offline')));
  };
  return { retry, connect };
}

describe('a part of the site that did not come', () => {
  it('speaks of the connection where there is none, and tries again with the next one', () => {
    const { retry, connect } = setup(false);
    expect(screen.getByRole('heading', { name: th['shell.errors.offlineTitle'] })).toBeVisible();
    expect(screen.getByText(th['shell.errors.offlineText'])).toBeVisible();
    expect(retry).not.toHaveBeenCalled();
    connect(true);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('speaks of our side where there is one, until it breaks off', () => {
    const { retry, connect } = setup(true);
    expect(screen.queryByText(th['shell.errors.offlineText'])).not.toBeInTheDocument();
    connect(false);
    expect(screen.getByText(th['shell.errors.offlineText'])).toBeVisible();
    expect(retry).not.toHaveBeenCalled();
  });
});
