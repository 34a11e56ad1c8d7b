import {startServer, temporaryFolders} from '../../scripts/support/localServer';
import {begunAMinuteAgo, fillInspection, COMPLETE_REQUEST, submitButton} from '../support/forms';
import {mailServer, type Received} from '../support/mailServer';
import {expect, test as base} from './fixtures';

/** From the click to the mail, on a machine that is busy with other tests. */
const SOON = 10_000;

/** The site with a database and a mailbox of its own: the other tests send no mail. */
const test = base.extend<object, {office: {url: string; received: Received[]}}>({
  office: [
    async ({browserName: _}, use) => {
      const folders = temporaryFolders();
      const {port, received, close} = await mailServer();
      const server = await startServer(folders.data, ['--site-dir', 'build'], {
        DATABASE_URL: '',
        LEAD_MAIL_TO: 'owner@example.com, office@example.com',
        LEAD_MAIL_FROM: 'Website <leads@example.com>',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      });
      await use({url: `http://localhost:${server.port}`, received});
      server.process.kill('SIGTERM');
      await server.ended;
      await close();
      folders.remove();
    },
    {scope: 'worker'},
  ],
  baseURL: ({office}, use) => use(office.url),
});

test.use({savedLanguage: 'vi'});

test('a request from the form is one mail to the office', async ({page, office}) => {
  await begunAMinuteAgo(page);
  await page.goto('/vi/contact');
  await fillInspection(page, 'Maria@Example.com');
  await submitButton(page).click();
  await expect(page.locator('[data-sent] h2')).toBeFocused();
  await expect.poll(() => office.received.length, {timeout: SOON}).toBe(1);

  const [{mail, recipients}] = office.received as [Received];
  expect(recipients).toEqual(['owner@example.com', 'office@example.com']);
  expect(mail.from).toMatchObject({name: 'Website', address: 'leads@example.com'});
  expect(mail.replyTo).toEqual([{name: COMPLETE_REQUEST.name, address: 'maria@example.com'}]);
  expect(mail.text).toContain(COMPLETE_REQUEST.phone);
});
