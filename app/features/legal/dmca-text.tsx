/** After 17 U.S.C. 512. */
import { SiteEmail, SiteName, type LegalText } from './legal-page'

export const dmcaText = {
  title: 'DMCA Policy',
  intro: (
    <>
      <p>
        <SiteName /> respects copyright and expects the same of everyone who uses the site. This page explains how to
        report material on the site that you believe infringes a copyright, under the Digital Millennium Copyright Act
        of the United States (17 U.S.C. 512), and how to object to a removal. Visitors cannot publish anything on the
        site today. The policy applies anyway.
      </p>
    </>
  ),
  sections: [
    {
      title: 'Filing a Notice',
      text: (
        <>
          <p>
            If you own a copyright, or may act for the owner, send us a written notice. The law (17 U.S.C. 512(c)(3))
            asks for all of the following:
          </p>
          <ol>
            <li>
              Your physical or electronic signature, as the owner of the right in question or a person authorized to act
              for that owner.
            </li>
            <li>
              The work you say has been infringed. If one notice covers several works on the site, a representative list
              of them is enough.
            </li>
            <li>
              The material you say infringes it and want removed or blocked, with enough detail for us to find it. The
              full address of the page is best.
            </li>
            <li>How we can reach you: postal address, telephone number and, if you have one, e-mail address.</li>
            <li>
              A statement that you believe in good faith that the use you complain of is not authorized by the copyright
              owner, by the owner’s agent or by the law.
            </li>
            <li>
              A statement that the information in the notice is accurate and, under penalty of perjury, that you are
              authorized to act for the owner of the right you say is infringed.
            </li>
          </ol>
          <p>
            A notice that lacks important parts may have no legal effect. Before you send one, consider whether the use
            may be allowed, for example as fair use. When a notice is complete, we remove or block the material without
            delay and, where somebody else supplied it, take reasonable steps to tell that person. We may pass the
            notice on to them.
          </p>
        </>
      ),
    },
    {
      title: 'Designated Agent',
      text: (
        <>
          <p>
            Notices go to <SiteEmail />. Please put “DMCA notice” in the subject line.
          </p>
          <p>
            Under U.S. law, the agent who receives such notices is registered with the U.S. Copyright Office, and the
            agent’s contact details also appear on the website. Where no name and postal address are shown here, please
            do not assume that an agent has been registered. You can look this up in the Copyright Office’s public
            directory.
          </p>
        </>
      ),
    },
    {
      title: 'Counter-Notification',
      text: (
        <>
          <p>
            If material you supplied was removed or blocked, and you believe this was a mistake or that the material was
            misidentified, you may send a written counter-notification to the same address. The law (17 U.S.C.
            512(g)(3)) asks for:
          </p>
          <ol>
            <li>Your physical or electronic signature.</li>
            <li>The material that was removed or blocked, and the place where it appeared before.</li>
            <li>
              A statement, under penalty of perjury, that you believe in good faith that it was removed or blocked
              through a mistake or misidentification.
            </li>
            <li>
              Your name, postal address and telephone number, with a statement that you accept the jurisdiction of the
              federal district court for the district of that address or, if you live outside the United States, for any
              district in which the operator of the site may be found, and that you will accept service of process from
              the person who sent the notice or from that person’s agent.
            </li>
          </ol>
          <p>
            We send a copy to the person who filed the notice. We then put the material back no sooner than 10 and no
            later than 14 business days after we received the counter-notification, unless that person first tells us
            that they have gone to court to stop the use.
          </p>
        </>
      ),
    },
    {
      title: 'Repeat Infringers',
      text: (
        <>
          <p>
            A user who is notified of infringement more than twice and/or has had content removed more than twice has
            the account terminated without notice.
          </p>
          <p>The site has no visitor accounts today. The rule applies to any account we ever offer.</p>
        </>
      ),
    },
    {
      title: 'Disclaimer',
      text: (
        <>
          <p>
            This page is general information and not legal advice. If you are unsure about your rights or duties, ask a
            lawyer before you send anything.
          </p>
          <p>
            Take care with what you state. Under 17 U.S.C. 512(f), anyone who knowingly and materially misrepresents
            that material is infringing, or that it was removed by mistake or misidentification, can be liable for the
            damage this causes, including costs and attorneys’ fees.
          </p>
        </>
      ),
    },
  ],
} satisfies LegalText
