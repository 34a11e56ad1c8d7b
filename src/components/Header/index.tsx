import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {company, phoneHref} from '@site/src/data/company';
import {routes} from '@site/src/data/routes';
import {Menu, Phone, X} from 'lucide-react';
import {type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react';

import Button from '../Button';
import LanguageSwitcher from '../LanguageSwitcher';
import Logo from '../Logo';
import Navigation from './Navigation';
import TopBar from './TopBar';
import styles from './styles.module.css';

/** Header of every page but the picker: one row from 1200 px, a menu below 768. */
export default function Header({pathname}: {pathname: string}): ReactNode {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpen(false);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    toggle.current?.focus();
  };

  return (
    <>
      <TopBar />
      {/* Escape is a shortcut for the toggle, which is a real button. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <header className={styles.header} onKeyDown={closeOnEscape}>
        <div className={styles.row}>
          <Link
            className={styles.logo}
            to={routes.home}
            aria-label={translate(
              {id: 'header.logo.label', message: '{company}, home'},
              {company: company.name},
            )}
          >
            <Logo />
          </Link>
          <Navigation id={menuId} open={open} pathname={pathname} onFollow={close} />
          <LanguageSwitcher variant="header" onChange={close} />
          <a
            className={styles.call}
            href={phoneHref}
            aria-label={translate(
              {id: 'header.call.label', message: 'Call {phone}'},
              {phone: company.phone.display},
            )}
          >
            <Phone size={22} aria-hidden="true" />
            <span className={styles.number}>{company.phone.display}</span>
          </a>
          <Button to={routes.contact} size="sm" className={styles.inspection}>
            {translate({id: 'header.action.freeInspection', message: 'Free Inspection'})}
          </Button>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={
              open
                ? translate({id: 'header.menu.close', message: 'Close menu'})
                : translate({id: 'header.menu.open', message: 'Open menu'})
            }
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
      </header>
    </>
  );
}
