import { SiteLink } from '~/components/ui/site-link'
import { contactPath, dmcaPath, privacyPath } from '~/paths'
import { SiteEmail, SiteName, type LegalText } from './legal-page'

export const termsText = {
  title: 'Terms of Service',
  intro: null,
  sections: [
    {
      title: 'Acceptance of Terms',
      text: (
        <>
          <p>
            These terms apply to everyone who uses <SiteName />. By using the site you agree to them. If you do not
            agree, please do not use the site.
          </p>
          <p>
            You must be 18 or older to use <SiteName />. If you use the site on behalf of a club, a company or another
            body, you confirm that you are allowed to accept these terms for it.
          </p>
        </>
      ),
    },
    {
      title: 'Description of Service',
      text: (
        <>
          <p>
            <SiteName /> is a website for deer hunters, run by a small team. It offers:
          </p>
          <ul>
            <li>hunting tools that calculate, plan or explain something from the values you choose;</li>
            <li>a guide to deer species;</li>
            <li>a blog;</li>
            <li>a product catalog where you can ask for a quote;</li>
            <li>a contact form.</li>
          </ul>
          <p>
            Nothing is sold on the site. A quote request is a question, not an order. A quote we send in answer is
            information about a product and a possible price. It is not a sale, it does not reserve goods, and nobody
            owes a payment because of it. A sale happens only if both sides agree to it separately and the law allows it
            where you live.
          </p>
          <p>
            The site has no visitor accounts today. We may add, change or remove parts of the service, and the site may
            at times be unavailable.
          </p>
        </>
      ),
    },
    {
      title: 'User Responsibilities',
      text: (
        <>
          <p>
            When you use <SiteName />, you agree to the following:
          </p>
          <ul>
            <li>
              <strong>Obey the law.</strong> Use the service only in lawful ways.
            </li>
            <li>
              <strong>Follow the hunting regulations.</strong> Seasons, licenses, tags, shooting hours, weapons,
              clothing, baiting, transport and land access differ from place to place and can change at short notice.
              Always check the current rules of the wildlife agency in charge before you hunt. If our pages and the
              agency differ, the agency is right.
            </li>
            <li>
              <strong>Put safety first.</strong> Handle firearms, bows, knives and tree stands as you were trained to
              and as their makers instruct. Identify your target and what is beyond it. Have permission for the land you
              hunt.
            </li>
            <li>
              <strong>Use your own judgment.</strong> Our tools give estimates, samples and rules of thumb. They are
              neither the law nor safety advice. Weather, animals, terrain and equipment behave differently from a
              formula.
            </li>
            <li>
              <strong>Give honest information.</strong> Enter details in a form that are true and that are yours to
              give.
            </li>
            <li>
              <strong>Keep any account confidential.</strong> There are no visitor accounts at present. If one is ever
              offered to you, keep its password to yourself, tell us at once if someone else may have used it, and
              remember that you are responsible for what is done with it.
            </li>
          </ul>
        </>
      ),
    },
    {
      title: 'Prohibited Uses',
      text: (
        <>
          <p>
            You may not use <SiteName /> to:
          </p>
          <ul>
            <li>break any law or hunting regulation, or help anyone else do so;</li>
            <li>poach, trespass, harass wildlife or endanger people;</li>
            <li>send messages that are threatening, fraudulent, abusive or unwanted advertising;</li>
            <li>pretend to be another person;</li>
            <li>
              send harmful code, look for ways around the site’s security, or reach areas that are not meant for
              visitors;
            </li>
            <li>overload the site or flood its forms, manually or automatically;</li>
            <li>copy large parts of the site by automated means without our written permission;</li>
            <li>present our estimates to other people as official rules.</li>
          </ul>
          <p>We may block requests that break these rules.</p>
        </>
      ),
    },
    {
      title: 'Intellectual Property',
      text: (
        <>
          <p>
            The texts, drawings, tools, software and design of <SiteName /> belong to its operator or to those who have
            licensed them to us. They are protected by copyright and other laws. Product names and brands belong to
            their owners.
          </p>
          <p>
            You may read, print and share single pages for your own, noncommercial use, provided that you name the
            source. Any other use needs our written permission, unless the law allows it without.
          </p>
          <p>
            What you send us stays yours. You allow us to use it as needed to answer you. If you believe that something
            on the site infringes your copyright, please see our <SiteLink to={dmcaPath}>DMCA Policy</SiteLink>.
          </p>
        </>
      ),
    },
    {
      title: 'Limitation of Liability',
      text: (
        <>
          <p>
            We take care with our pages and give sources for the facts we state. Even so, the service is provided as it
            is and as it is available. As far as the law allows, we give no warranty that it is complete, current, free
            of errors or suited to your purpose.
          </p>
          <p>
            Hunting carries risks. You decide whether, where and how you hunt, and you bear the responsibility for it.
            As far as the law allows, the operator of <SiteName /> is not liable for loss or damage that arises from
            relying on an estimate, a sample, an article or a product description, from a change in regulations, from
            websites of others, or from the site being unavailable.
          </p>
          <p>
            Nothing in these terms excludes a liability that the law does not allow us to exclude, or takes away rights
            that you have as a consumer.
          </p>
        </>
      ),
    },
    {
      title: 'Privacy Policy',
      text: (
        <>
          <p>
            Our <SiteLink to={privacyPath}>Privacy Policy</SiteLink> explains what information we may collect, what this
            software actually stores, and which rights you have. It is part of how we run the site, so please read it
            along with these terms.
          </p>
        </>
      ),
    },
    {
      title: 'Changes to Terms',
      text: (
        <>
          <p>
            We may change these terms, for instance when the service or the law changes. The date at the top of this
            page shows the last change. The new text applies from the day it appears here, and not to what happened
            before. If you keep using the site after that day, the new terms apply to you. If you do not agree with
            them, please stop using it.
          </p>
        </>
      ),
    },
    {
      title: 'Contact',
      text: (
        <>
          <p>
            Send questions about these terms to <SiteEmail /> or use the{' '}
            <SiteLink to={contactPath}>contact form</SiteLink>. <SiteName /> has offices in New York and London.
          </p>
          <p>If one part of these terms turns out to be invalid, the rest remains in force.</p>
        </>
      ),
    },
  ],
} satisfies LegalText
